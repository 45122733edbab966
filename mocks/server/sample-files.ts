import type { PharmaProductFileRecord } from '#mocks/seed/types.ts';

/** Content for a generated file record: a small valid file of its type, which shows the file's name where it can. */
export function sampleContent({ name, type }: Pick<PharmaProductFileRecord, 'name' | 'type'>): Blob {
  return new Blob([(GENERATORS[type] ?? samplePdf)(name)], { type });
}

type Bytes = Uint8Array<ArrayBuffer>;

const encode = (text: string): Bytes => new TextEncoder().encode(text);

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes unsigned integers of 2 or 4 bytes. */
function numbers(isLittle: boolean, ...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Bytes {
  const view = new DataView(new ArrayBuffer(values.reduce((length, [bytes]) => length + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, isLittle);
    else view.setUint32(at, value, isLittle);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** The CRC-32 checksum of ZIP and PNG. */
function crc32(bytes: Bytes): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function samplePdf(name: string): Bytes {
  // ASCII only: offsets and lengths below count characters as bytes.
  const title = name
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[()\\]/g, ' ');
  const page = `BT /F 20 Tf 72 740 Td (${title}) Tj 0 -32 Td /F 11 Tf (Document de demonstration) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return encode(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A greyscale picture of a page of text. The lengths of its lines depend on the name. */
function samplePng(name: string): Bytes {
  const [width, height] = [240, 180];
  const lengthAt = (line: number) => 90 + ((name.charCodeAt(line % name.length) * (line + 7)) % 120);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = new Uint8Array(width + 1).fill(0xff, 1);
    const line = Math.floor(y / 12);
    if (y % 12 > 4 && y % 12 < 8 && y > 12 && y < height - 12) row.fill(line === 1 ? 0x40 : 0xb0, 16, lengthAt(line));
    return row;
  });
  const pixels = joined(rows);
  let [a, b] = [1, 0];
  for (const byte of pixels) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  // A zlib stream with one uncompressed block, which holds at most 65,535 bytes.
  const size = pixels.length;
  const data = [
    new Uint8Array([0x78, 0x01, 0x01]),
    numbers(true, [2, size], [2, ~size & 0xff_ff]),
    pixels,
    numbers(false, [2, b], [2, a]),
  ];
  const chunk = (kind: string, ...parts: readonly Bytes[]): Bytes => {
    const body = joined([encode(kind), ...parts]);
    return joined([numbers(false, [4, body.length - 4]), body, numbers(false, [4, crc32(body)])]);
  };
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', numbers(false, [4, width], [4, height]), new Uint8Array([8, 0, 0, 0, 0])),
    chunk('IDAT', ...data),
    chunk('IEND'),
  ]);
}

/** A ready-made JPEG of a box on a table: the format is too complex to generate here. */
const BOX =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh' +
  'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB' +
  'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA' +
  'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y' +
  'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM' +
  'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBC' +
  'YFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk' +
  'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAwAEADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAQD' +
  'Bf/EACgQAAEDAQUIAwAAAAAAAAAAAAABAgQRAxIUU6IFFSJBQ2OR0YHB4f/EABQBAQAAAAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAA' +
  'AAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwDtAAADCVJw93gvXq86GG8u1q/ALgQ7y7Wr8N4snEXuC7dpzqBuAAAAAkmtR9vGa5Ko' +
  'rqL5QpwEXK1L7JprkZbxnOWiI6q+UKcfFzdK+gGAi5WpfZNCajLeS1qURHUTypTj4ubpX0TQnI+3kuatUV1U8qBWAAAAAh2p0vn6' +
  'IDugDhF+y+r8fZcAAAA//9k=';

const sampleJpeg = (): Bytes => Uint8Array.from(atob(BOX), (letter) => letter.charCodeAt(0));

/** A ZIP file without compression. */
function zip(parts: Readonly<Record<string, string>>): Bytes {
  let at = 0;
  const files = Object.entries(parts).map(([path, text]) => {
    const [name, body] = [encode(path), encode(text)];
    // Version, flags, method, time, date (1 January 1980), CRC, both sizes, length of the name, no extra field.
    const facts = numbers(
      true,
      [2, 20],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 33],
      [4, crc32(body)],
      [4, body.length],
      [4, body.length],
      [2, name.length],
      [2, 0],
    );
    const local = joined([encode('PK\u0003\u0004'), facts, name, body]);
    const central = joined([
      encode('PK\u0001\u0002'),
      numbers(true, [2, 20]),
      facts,
      numbers(true, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    ]);
    at += local.length;
    return { local, central };
  });
  const central = joined(files.map((file) => file.central));
  const count = files.length;
  const end = numbers(true, [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0]);
  return joined([...files.map(({ local }) => local), central, encode('PK\u0005\u0006'), end]);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const relationsOf = (kind: string, target: string): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;

/** The parts that every Office file has: the content types, and the relation to the main document. */
const officeZip = (
  parts: Readonly<Record<string, readonly [type: string, text: string]>>,
  more: Readonly<Record<string, string>> = {},
): Bytes =>
  zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${Object.entries(
      parts,
    )
      .map(([path, [type]]) => `<Override PartName="/${path}" ContentType="${type}+xml"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relationsOf('officeDocument', Object.keys(parts)[0] ?? ''),
    ...Object.fromEntries(Object.entries(parts).map(([path, [, text]]) => [path, XML + text])),
    ...more,
  });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sampleWord(name: string): Bytes {
  const body = `<w:body><w:p><w:r><w:t>${escaped(name)}</w:t></w:r></w:p></w:body>`;
  const text = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:document>`;
  return officeZip({ 'word/document.xml': [`${OFFICE}.wordprocessingml.document.main`, text] });
}

function sampleSheet(name: string): Bytes {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const cell = `<c r="A1" t="inlineStr"><is><t>${escaped(name)}</t></is></c>`;
  return officeZip(
    {
      'xl/workbook.xml': [
        `${OFFICE}.spreadsheetml.sheet.main`,
        `<workbook ${main} xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
      'xl/worksheets/sheet1.xml': [
        `${OFFICE}.spreadsheetml.worksheet`,
        `<worksheet ${main}><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
      ],
    },
    { 'xl/_rels/workbook.xml.rels': relationsOf('worksheet', 'worksheets/sheet1.xml') },
  );
}

const GENERATORS: Readonly<Record<string, (name: string) => Bytes>> = {
  'application/pdf': samplePdf,
  'image/png': samplePng,
  'image/jpeg': sampleJpeg,
  [`${OFFICE}.wordprocessingml.document`]: sampleWord,
  [`${OFFICE}.spreadsheetml.sheet`]: sampleSheet,
};
