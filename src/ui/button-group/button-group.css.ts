import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

export const group = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', maxInlineSize: '100%' },
  variants: {
    align: {
      start: { justifyContent: 'flex-start' },
      end: { justifyContent: 'flex-end' },
    },
    isJoined: {
      false: { gap: space[8] },
      true: { display: 'inline-flex', flexWrap: 'nowrap', isolation: 'isolate' },
    },
    isStackedOnPhone: {
      true: { '@media': { [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } } },
    },
  },
});

/** Adjacent edges share one border, and the hovered or focused button is raised above its neighbours. */
const JOINED = group.classNames.variants.isJoined.true;
globalStyle(`${JOINED} > :not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
globalStyle(`${JOINED} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${JOINED} > :is([data-hovered], [data-focus-visible], [data-pressed])`, { zIndex: 1 });
