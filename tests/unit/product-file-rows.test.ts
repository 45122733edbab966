import { expect, test } from 'vitest';
import { downloadName, rowsOf } from '#features/regulatory/files/product-file.types.ts';

test.each([
  ['Contrat', '/files/f-1/contrat.pdf', 'pdf', 'Contrat.pdf'],
  ['Contrat.docx', '/files/f-1/contrat.pdf', 'pdf', 'Contrat.docx.pdf'],
  ['programme.exe', '/files/f-1/scan.PNG?x=1', 'png', 'programme.exe.png'],
  ['RCP v1.2', 'https://files.example/42', '2', 'RCP v1.2'],
  ['RCP.pdf', 'https://files.example/download.php', 'pdf', 'RCP.pdf'],
  ['RCP.pdf', null, 'pdf', 'RCP.pdf'],
  ['RCP', null, '', 'RCP'],
])('%s at %s has the format %s, and is saved as %s', (name, File, extension, saved) => {
  const [row] = rowsOf([{ ID: 'f-1', name, File }], null);
  expect(row?.extension).toBe(extension);
  expect(row && downloadName(row)).toBe(saved);
});
