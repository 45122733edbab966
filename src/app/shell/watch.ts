import { deviceTexts } from '#lib/device/texts.ts';
import { sayWhatIsKept } from './kept.ts';
import { type OfflineOptions, watchNetwork } from './offline.ts';
import { type TabsOptions, watchTabs } from './tabs.ts';

/** Says what a user should know of the network, of other tabs and of this browser, whatever page is open. */
export function watch(options: OfflineOptions & TabsOptions): void {
  watchNetwork(options);
  watchTabs(options);
  sayWhatIsKept(deviceTexts, options.messages);
}
