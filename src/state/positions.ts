import { devicePositions, type DevicePositions } from '#lib/device/position.ts';
import { useDemo } from './services.tsx';

/** Where the device says that it is; in the demo, its console may say so instead. */
export function usePositions(): DevicePositions {
  const demo = useDemo();
  return __DEMO__ && demo ? demo.positions : devicePositions;
}
