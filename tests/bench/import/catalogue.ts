/** So many products and wholesalers that no two of 120,000 rows are about the same. */
export const BENCH_PRODUCTS = Array.from({ length: 500 }, (_, index) => ({
  ID: `p${index}`,
  ref: String(index).padStart(5, '0'),
  name: `Amoxivane ${index} mg B/12`,
  pGHT: 1000 + index,
  laboratory: 'Orvalis',
}));

export const BENCH_WHOLESALERS = Array.from({ length: 300 }, (_, index) => ({
  ID: `w${index}`,
  name: `Dépôt ${index}`,
}));

/** One row in that many is about a product that nobody knows. */
const WRONG = 60;

/** A CSV of just as many bytes. */
export function benchCsv(size: number): Buffer {
  // The rest of the file, after the lines, is line ends.
  const file = Buffer.alloc(size, '\n');
  let at = file.write('Référence;Produit;Grossiste;Quantité\n');
  for (const [index, { ref, name }] of BENCH_PRODUCTS.entries()) {
    for (const [each, wholesaler] of BENCH_WHOLESALERS.entries()) {
      const row = index * BENCH_WHOLESALERS.length + each;
      const named = row % WRONG === 0 ? `;${name.replace('mg', 'gm')}` : `${ref};${name}`;
      const line = `${named};${wholesaler.name};${1 + (row % 900)}\n`;
      if (at + Buffer.byteLength(line) > size) return file;
      at += file.write(line, at);
    }
  }
  return file;
}
