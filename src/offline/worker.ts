import { cacheShell } from './shell.ts';

/** The service worker of the live application. It does not handle API calls. */
cacheShell();
