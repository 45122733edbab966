/** Whether nothing is written: spaces alone say nothing, in a field as in the cell of a file. */
export const isBlank = (text: string): boolean => text.trim() === '';
