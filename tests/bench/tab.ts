// A tab of Chromium that only measures. In each of its own pages, Playwright enables the protocol's `Runtime` domain, with which V8
// parses the first script again for the lines of a stack: three quarters of the task that evaluates it. A user's browser does not.
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface Tab {
  /** Sends a command of the protocol to the page. */
  readonly send: (method: Method, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Runs a function in the page. As with Playwright, all that it uses comes as its argument. */
  readonly evaluate: <Argument, Value>(
    act: (argument: Argument) => Value,
    argument?: Argument,
  ) => Promise<Awaited<Value>>;
  /** Megabytes that the page's scripts hold, after a collection. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<unknown>;
}

/** Tabs that share what a browser keeps, and that Playwright does not know. */
export interface Tabs {
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

type Method = Parameters<CDPSession['send']>[0];

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluation<Value> {
  readonly result: { readonly value: Value };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;
const isAnswer = (value: unknown): value is Answer => has(value, 'id');
/** The value is what the function returns, as JSON: its type is taken from the function. */
const isEvaluation = <Value>(value: unknown): value is Evaluation<Value> => has(value, 'result');
const isUsage = (value: unknown): value is { readonly usedSize: number } => has(value, 'usedSize');

/**
 * Tabs in a browser context of their own, which Playwright therefore leaves alone.
 * @param before runs in each page before its own scripts
 */
export async function openTabs(browser: Browser, device: BrowserContextOptions, before: () => void): Promise<Tabs> {
  const chromium = await browser.newBrowserCDPSession();
  const { browserContextId } = await chromium.send('Target.createBrowserContext', {});
  return {
    open: () => openTab(chromium, browserContextId, device, before),
    async close() {
      await chromium.send('Target.disposeBrowserContext', { browserContextId });
      await chromium.detach();
    },
  };
}

async function openTab(
  chromium: CDPSession,
  browserContextId: string,
  { viewport, hasTouch = false, isMobile = false }: BrowserContextOptions,
  before: () => void,
): Promise<Tab> {
  const { targetId } = await chromium.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await chromium.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  chromium.on('Target.receivedMessageFromTarget', ({ sessionId: of, message }) => {
    if (of !== sessionId) return;
    const answer: unknown = JSON.parse(message);
    if (isAnswer(answer)) waiting.get(answer.id)?.(answer);
  });
  const send: Tab['send'] = async (method, params) => {
    const id = waiting.size;
    const answered = new Promise<Answer>((resolve) => void waiting.set(id, resolve));
    await chromium.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  // Playwright has each new page wait for it.
  await send('Runtime.runIfWaitingForDebugger');
  const { userAgent } = await chromium.send('Browser.getVersion');
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'fr-FR' });
  await send('Emulation.setLocaleOverride', { locale: 'fr-FR' });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: isMobile });
  await send('Page.enable');
  const source = [before, refuseWorkers].map((act) => `(${act.toString()})();`).join('');
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  return {
    send,
    async evaluate<Argument, Value>(act: (argument: Argument) => Value, argument?: Argument): Promise<Awaited<Value>> {
      const expression = `(${act.toString()})(${JSON.stringify(argument) ?? ''})`;
      const evaluation = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (!isEvaluation<Awaited<Value>>(evaluation)) throw new Error('The page does not answer.');
      const { result, exceptionDetails: failed } = evaluation;
      if (failed) throw new Error(failed.exception?.description ?? failed.text);
      return result.value;
    },
    async heap() {
      await send('HeapProfiler.collectGarbage');
      const usage = await send('Runtime.getHeapUsage');
      if (!isUsage(usage)) throw new Error('The page does not say what it holds.');
      return usage.usedSize / 1e6;
    },
    close: () => chromium.send('Target.closeTarget', { targetId }),
  };
}

/** Runs in the page: nothing is fetched for the next visit beside what is measured. */
function refuseWorkers(): void {
  navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException('The bench keeps nothing.', 'SecurityError'));
}
