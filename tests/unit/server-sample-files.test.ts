import { crc32, inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '#domain/import/workbook.ts';
import { sampleContent } from '#mocks/server/sample-files.ts';

// Whoever opens a file that the demo begins with sees a document, whatever program opens it.

const NAME = 'Décision (2027) & <annexe>';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

async function bytesOf(type: string, name = NAME): Promise<Uint8Array<ArrayBuffer>> {
  const content = sampleContent({ name, type });
  expect(content.type).toBe(type);
  return new Uint8Array(await content.arrayBuffer());
}

describe('a PDF', () => {
  test.each(['application/pdf', 'application/of-no-sample'])('has all its objects where it says (%s)', async (type) => {
    const text = new TextDecoder('latin1').decode(await bytesOf(type));
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    const [, place = ''] = /\nstartxref\n(\d+)\n%%EOF\n$/u.exec(text) ?? [];
    const [, count = '', entries = '', trailer = ''] =
      /^xref\n0 (\d+)\n0{10} 65535 f \n((?:\d{10} 00000 n \n)*)trailer<<(.*?)>>\nstartxref/u.exec(
        text.slice(Number(place)),
      ) ?? [];
    const objects = Array.from(entries.matchAll(/^\d+/gmu), ([at], index) => {
      const begin = `${index + 1} 0 obj`;
      const object = text.slice(Number(at));
      expect(object.slice(0, begin.length)).toBe(begin);
      return object.slice(begin.length, object.indexOf('endobj\n'));
    });
    expect(Number(count)).toBe(objects.length + 1);
    expect(trailer).toBe(`/Size ${count}/Root 1 0 R`);

    // From the catalogue one comes to the page, its font and its words.
    const [catalogue, pages, page, font, words = ''] = objects;
    expect(catalogue).toBe('<</Type/Catalog/Pages 2 0 R>>');
    expect(pages).toBe('<</Type/Pages/Kids[3 0 R]/Count 1>>');
    expect(page).toMatch(/^<<\/Type\/Page\/Parent 2 0 R\/MediaBox.*\/Font<<\/F 4 0 R>>>>\/Contents 5 0 R>>$/u);
    expect(font).toMatch(/^<<\/Type\/Font.*>>$/u);
    const [, length, stream] = /^<<\/Length (\d+)>>stream\n(.*)\nendstream$/u.exec(words) ?? [];
    expect(stream).toHaveLength(Number(length));
    expect(stream).toContain('(Decision  2027  & <annexe>) Tj');
  });
});

describe('a picture', () => {
  const read = async (name: string) => {
    const bytes = await bytesOf('image/png', name);
    expect(bytes.slice(0, 8)).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const view = new DataView(bytes.buffer);
    const chunks: { readonly kind: string; readonly body: Uint8Array<ArrayBuffer> }[] = [];
    for (let at = 8; at < bytes.length;) {
      const length = view.getUint32(at);
      const whole = bytes.slice(at + 4, at + 8 + length);
      expect(view.getUint32(at + 8 + length)).toBe(crc32(whole));
      chunks.push({ kind: strFromU8(whole.slice(0, 4)), body: whole.slice(4) });
      at += length + 12;
    }
    expect(chunks.map(({ kind }) => kind)).toEqual(['IHDR', 'IDAT', 'IEND']);
    const [head, data, end] = chunks.map(({ body }) => body);
    // 240 by 180, eight bits of grey, nothing special.
    expect(head).toEqual(new Uint8Array([0, 0, 0, 240, 0, 0, 0, 180, 8, 0, 0, 0, 0]));
    expect(end).toHaveLength(0);
    const pixels = inflateSync(data ?? new Uint8Array());
    expect(pixels).toHaveLength(180 * 241);
    return Array.from({ length: 180 }, (_, y) => [...pixels.subarray(y * 241, (y + 1) * 241)]);
  };

  test('shows lines of text between white margins, the first of them dark', async () => {
    const rows = await read(NAME);
    const isInk = (grey: number) => grey !== 0xff;
    for (const [y, [filter, ...row]] of rows.entries()) {
      expect(filter).toBe(0);
      const ink = row.filter(isInk);
      const isLine = y >= 17 && y <= 163 && y % 12 >= 5 && y % 12 <= 7;
      expect([y, ink.length > 0]).toEqual([y, isLine]);
      if (!isLine) continue;
      expect(new Set(ink)).toEqual(new Set([y < 24 ? 0x40 : 0xb0]));
      const [from, to] = [row.findIndex(isInk), row.findLastIndex(isInk)];
      expect(from).toBe(15);
      expect(ink).toHaveLength(to - from + 1);
      expect(to).toBeGreaterThanOrEqual(88);
      expect(to).toBeLessThan(209);
    }
  });

  test('is another one for another name', async () => {
    expect(await read('Notice')).not.toEqual(await read('Boîte'));
  });

  test('of a box is a JPEG from its first mark to its last', async () => {
    const bytes = await bytesOf('image/jpeg');
    const view = new DataView(bytes.buffer);
    const marks = new Map<number, number>();
    let at = 2;
    // Each segment begins where the last one ends; after the head of the scan come its bits.
    for (let mark = view.getUint16(at); mark !== 0xff_da; mark = view.getUint16(at)) {
      expect(mark >> 8).toBe(0xff);
      marks.set(mark, at);
      at += 2 + view.getUint16(at + 2);
    }
    expect([...marks.keys()]).toEqual(expect.arrayContaining([0xff_e0, 0xff_db, 0xff_c0, 0xff_c4]));
    const frame = marks.get(0xff_c0) ?? 0;
    expect([view.getUint16(frame + 5), view.getUint16(frame + 7)]).toEqual([48, 64]);
    expect([view.getUint16(0), view.getUint16(bytes.length - 2)]).toEqual([0xff_d8, 0xff_d9]);
    // The bits of the whole picture: fewer would end in the middle of the table.
    expect(bytes.length - at).toBe(155);
  });
});

describe('a document of an office', () => {
  /** The parts of a ZIP file, read as its end and its directory say. */
  function partsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
    const view = new DataView(bytes.buffer);
    const short = (at: number) => view.getUint16(at, true);
    const long = (at: number) => view.getUint32(at, true);
    const end = bytes.length - 22;
    expect(long(end)).toBe(0x06_05_4b_50);
    const [count, size, start] = [short(end + 10), long(end + 12), long(end + 16)];
    expect([short(end + 4), short(end + 6), short(end + 8), short(end + 20)]).toEqual([0, 0, count, 0]);
    expect(start + size).toBe(end);
    const parts = new Map<string, string>();
    let [at, expectedAt] = [start, 0];
    for (let part = 0; part < count; part += 1) {
      expect([long(at), short(at + 4)]).toEqual([0x02_01_4b_50, 20]);
      const length = short(at + 28);
      // No extra field, no comment, one disk, no attributes.
      expect([30, 32, 34, 36].map((field) => short(at + field))).toEqual([0, 0, 0, 0]);
      expect(long(at + 38)).toBe(0);
      const place = long(at + 42);
      expect(place).toBe(expectedAt);
      expect(long(place)).toBe(0x04_03_4b_50);
      // What the directory tells of a part, the part tells itself: not packed, of 1 January 1980.
      expect(bytes.slice(place + 4, place + 30)).toEqual(bytes.slice(at + 6, at + 32));
      expect([0, 2, 4, 6, 8].map((field) => short(place + 4 + field))).toEqual([20, 0, 0, 0, 33]);
      const name = strFromU8(bytes.slice(place + 30, place + 30 + length));
      expect(strFromU8(bytes.slice(at + 46, at + 46 + length))).toBe(name);
      const body = bytes.slice(place + 30 + length, place + 30 + length + long(place + 18));
      expect([long(place + 14), long(place + 22)]).toEqual([crc32(body), body.length]);
      parts.set(name, strFromU8(body));
      expectedAt = place + 30 + length + body.length;
      at += 46 + length;
    }
    expect([at, expectedAt]).toEqual([end, start]);
    expect(Object.keys(unzipSync(bytes))).toEqual([...parts.keys()]);
    return parts;
  }

  test.each([
    ['wordprocessingml.document', 'word/document.xml', ['word/document.xml']],
    ['spreadsheetml.sheet', 'xl/workbook.xml', ['xl/workbook.xml', 'xl/worksheets/sheet1.xml']],
  ] as const)('of the format %s has parts that lead to each other', async (format, main, all) => {
    const parts = partsOf(await bytesOf(`${OFFICE}.${format}`));
    const types = parts.get('[Content_Types].xml') ?? '';
    const told = Array.from(types.matchAll(/<Override PartName="\/(.*?)" ContentType="(.*?)"\/>/gu));
    expect(told.map(([, part]) => part)).toEqual(all);
    expect(told[0]?.[2]).toBe(`${OFFICE}.${format}.main+xml`);
    expect(types).toMatch(/<\/Types>$/u);
    const mainOf = /Type="\S+\/officeDocument" Target="(.*?)"/u.exec(parts.get('_rels/.rels') ?? '');
    expect(mainOf?.[1]).toBe(main);
    for (const [, xml] of parts)
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?><[a-zA-Z]/u);
  });

  test('has its name as its text', async () => {
    const parts = partsOf(await bytesOf(`${OFFICE}.wordprocessingml.document`));
    expect(parts.get('word/document.xml')).toContain('<w:t>Décision (2027) &amp; &lt;annexe></w:t>');
    const [sheet] = (await readWorkbook(await bytesOf(`${OFFICE}.spreadsheetml.sheet`))) ?? [];
    expect(sheet?.records).toEqual([[NAME]]);
  });

  test('of a workbook names the type of each part', async () => {
    const types = partsOf(await bytesOf(`${OFFICE}.spreadsheetml.sheet`)).get('[Content_Types].xml');
    expect(types).toContain(`ContentType="${OFFICE}.spreadsheetml.worksheet+xml"`);
  });
});
