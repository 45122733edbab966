// Vitest loads this before React, for tests that run in a browser.

/**
 * React's development build reports every rendering to the browser's profiler, with the properties that changed, and does so
 * unguarded while it flushes synchronous updates. If that throws, no later update of the page is flushed, and all files share
 * one page: every test after it fails. Nobody profiles a test. React reports nothing without this method.
 */
Reflect.deleteProperty(console, 'timeStamp');
