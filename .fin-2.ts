import { t, csv, sum, AMOX,PALU,TENS,ELOX,R,L, workbook } from './.fin-h.ts';
const H='Produit;Grossiste;Quantité';
const P=[AMOX,PALU,TENS,ELOX];
const rows=P.map((p,i)=>`${p};${R};${10*(i+1)}`);
const named=(name:string,o:any={})=>t('name '+name, csv(H,...rows), 'ask', {name:name+'.csv',...o});
for (const nm of ['Ventes MAT octobre 2026','Ventes 12 mois glissants','Ventes 10 mois 2026','Ventes à fin octobre 2026','YTD octobre 2026','Invendus octobre 2026','Dons octobre 2026','Manquants','Ruptures octobre','Besoins octobre 2026','Solde octobre','Estimations octobre 2026','Projection octobre','Extrapolation','Inventory October','Backorders','Samples','Ventas septiembre 2026','Setembro 2026','Relevé des CA octobre','Ventes octobre 2026 sell-in','Littoral test','brouillon octobre','ANCIEN octobre 2026','Ventes octobre 2026 (annulé)','Ventes FY26','Ventes S1','Ventes 2026','Ventes 1er au 15 octobre','Ventes quinzaine 1 octobre','Q2 oct','Concurrence octobre 2026','Marché octobre 2026','Moyenne 3 mois','Tendance octobre','Prévente octobre']) await named(nm);
for (const a of ['Moyenne mensuelle 2026','Ventes MAT octobre 2026','12 mois glissants à octobre 2026','Cumul à fin octobre 2026','Ventes de 10 mois 2026','Ventes à fin octobre 2026','Invendus','Dons','Estimations','Données estimées','Données provisoires','Sell-in octobre 2026','Ventas de septiembre de 2026','Quantités en milliers','x 1000','Unité = carton','1re quinzaine octobre 2026','Première quinzaine d’octobre 2026','Ventes concurrents','Quantities per day']) await t('above '+a, csv(a,'',H,...rows),'ask');
for (const a of ['Note: à déduire 5 boîtes de Tensorel','NB : quantités à multiplier par 10','* hors retours','Retours non déduits : 12 boîtes','Ces ventes incluent les UG','UG comprises','y compris gratuits','Chiffres provisoires','Source : estimation','Total hors Littoral']) await t('below '+a, csv(H,...rows,'',a),'ask');
// sorted with the header in the middle
await t('header sorted into the middle', csv(rows[0]!,rows[3]!,rows[1]!,H,rows[2]!),100);
await t('header sorted to the end', csv(...rows,H),100);
await t('one row above header', csv(rows[0]!,H,rows[1]!,rows[2]!),60);
await t('xlsx header in the middle', workbook({name:'F',rows:[[AMOX,R,10],[PALU,R,20],['Produit','Grossiste','Quantité'],[TENS,R,30]]} as any),60,{name:'v.xlsx'});
// amounts
await t('negative amount with positive qty', csv(H+';Montant',`${AMOX};${R};10;14500`,`${PALU};${R};5;9900`,`${AMOX};${L};4;-5800`),'ask');
await t('zero amount = free', csv(H+';Montant',`${AMOX};${R};10;14500`,`${PALU};${R};5;0`,`${TENS};${L};4;12480`),'ask');
await t('CA negative', csv(H+';CA',`${AMOX};${R};10;14500`,`${PALU};${R};5;9900`,`${TENS};${R};7;21840`,`${AMOX};${L};4;(5 800)`),'ask');
await t('remise 100', csv(H+';Remise %',`${AMOX};${R};10;0`,`${PALU};${R};5;0`,`${TENS};${R};7;0`,`${AMOX};${L};4;100`),'ask');
await t('remise 100%', csv(H+';Remise',`${AMOX};${R};10;`,`${PALU};${R};5;`,`${TENS};${R};7;`,`${AMOX};${L};4;100%`),'ask');
await t('price 0', csv(H+';PGHT',`${AMOX};${R};10;1450`,`${PALU};${R};5;0`),'ask');
await t('prix public 0 ', csv(H+';Prix vente',`${AMOX};${R};10;1450`,`${PALU};${R};5;0`),'ask');
await t('amount is ten times', csv(H+';Montant',`${AMOX};${R};10;145000`,`${PALU};${R};5;99000`),'ask');
// units
for (const u of ['CS','CASE','comprimé','Comprimés','plaquette','PCE','pièce','blister','ampoule','UN','EA','BX','BOX','pack','PK','Pack de 5','Sachet','x10','C/10','1x10','kg','CT','boîtes de 30 comprimés','KAR','PAL','lot']) await t('unit all '+u, csv(H+';Unité',...rows.map(r=>r+';'+u)),/^(UN|EA|BX|BOX|boîtes|Sachet|ampoule|PCE|pièce)/.test(u)?100:'ask');
sum();
