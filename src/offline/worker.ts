import { keepShell } from './shell.ts';

/** The service worker of the live application: its calls to the API are none of its business. */
keepShell();
