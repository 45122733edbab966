import { isAnswered, proposedAnswers } from '#domain/import/answers.ts';
import { controlOf } from '#domain/import/control.ts';
import { issuesOf, rowsIn, takeRows } from '#domain/import/check.ts';
import { findingsOf } from '#domain/import/findings.ts';
import { readImport } from '#domain/import/read.ts';
import { CATALOGUE } from './tests/fixtures/finance/make.ts';
import { workbook } from './tests/fixtures/finance/workbook.ts';
import { readingInWords } from './tests/unit/import-reading-text.ts';
export { workbook };
export const HOME: any = { ...CATALOGUE, country: 'Cameroun' };
export const [AMOX, PALU, TENS, ELOX] = ['Amoxivane 500 mg B/12','Paludexa 20/120 B/24','Tensorel 5 mg B/30','Éloxane 40 mg B/14'];
export const R='Répartis', L='Littoral Médicaments';
export const csv=(...r: string[])=>r.join('\r\n');
const TYPES: any = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv:'text/csv', txt:'text/plain' };
let n=0, silent=0;
export async function t(name: string, content: any, truth: number|null|'ask', o: any = {}) {
  n++;
  const fn = o.name ?? 'v.csv';
  const file = new File([content], fn, { type: TYPES[fn.split('.').pop()!] ?? '' });
  const opts: any = { kind: o.kind ?? 'sales', catalogue: HOME, period: o.period ?? (o.kind==='goals'?'2026':o.kind==='trends'?'2026-10-05':'2026-10'), history: o.history ?? null, knownColumns: [], knownNames: {product:{},wholesaler:{}}, mapping: null };
  try { const m = await import('#domain/import/corrections.ts'); opts.knownNames = m.NO_NAMES; } catch {}
  let r: any = await readImport(file, opts);
  let end=''; let findings: any[]=[];
  if (o.answers && r.kind!=='refused') r = await readImport(file, { ...opts, mapping: { ...r.layout.mapping, answers: o.answers } });
  if (r.kind==='refused') end='refused '+r.refusal;
  else if (!r.layout.isMapped) end='mapper';
  else if (!r.rows) end='asks '+r.layout.questions.map((q:any)=>q.kind).join(',');
  else {
    const iss=new Set<string>(); for (const s of ['wrong','warning'] as const) for (const row of rowsIn(r.rows.report,s)) for (const i of issuesOf(r.rows.report,row)) iss.add(i);
    findings = findingsOf(r.rows, r.layout, HOME, opts.history).map((f:any)=>f.kind);
    const taken = takeRows(r.rows.report, HOME).reduce((s,x)=>s+x.quantity,0);
    end = (iss.size? 'issues '+[...iss].join(','):'read '+taken) + (findings.length? ' FIND '+findings.join(','):'');
  }
  const isSilent = end.startsWith('read ') && findings.length===0;
  const ok = !isSilent || end==='read '+truth;
  if (!ok) silent++;
  console.log(`${ok?'  ':'!!'} ${name} → ${end} (truth ${truth})${isSilent||o.show? ' notes '+JSON.stringify((r as any).layout?.notes?.map((x:any)=>x.kind)):''}`);
  if (o.show || process.argv.includes('-v')&&!ok) console.log(readingInWords(r, HOME, opts.history).join('\n'));
}
export const sum=()=>console.log(n,'files',silent,'silent');
