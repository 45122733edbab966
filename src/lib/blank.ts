/** Whether a text is empty or only white space. */
export const isBlank = (text: string): boolean => text.trim() === '';
