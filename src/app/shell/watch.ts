import { deviceTexts } from '#lib/device/texts.ts';
import { type ClockOptions, watchClock } from './clock.ts';
import { sayWhatIsKept } from './kept.ts';
import { type OfflineOptions, watchNetwork } from './offline.ts';
import { type TabsOptions, watchTabs } from './tabs.ts';

/** Says what a user should know of the network, of other tabs, of this browser and of its clock, whatever page is open. */
export function watch(options: OfflineOptions & TabsOptions & ClockOptions): void {
  watchNetwork(options);
  watchTabs(options);
  watchClock(options);
  sayWhatIsKept(deviceTexts, options.messages);
}
