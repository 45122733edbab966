/** Whether the two panels of the public pages stand beside each other, or one above the other. */
export const sideBySide = '(width >= 1024px)';
export const stacked = '(width < 1024px)';
