import { measureReports } from './reports.ts';
console.log(await measureReports(process.argv[2] ?? 'dist'));
process.exit(0);
