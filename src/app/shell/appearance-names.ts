import { msg } from '@lingui/core/macro';

/** Names of the parts of a theme, and of the reading directions. */
export const SCHEME_NAMES = { light: msg`Clair`, dark: msg`Sombre` };
export const HUE_NAMES = {
  blue: msg`Bleu`,
  teal: msg`Canard`,
  green: msg`Vert`,
  plum: msg`Prune`,
  clay: msg`Argile`,
  graphite: msg`Graphite`,
};
export const DIRECTION_NAMES = { ltr: msg`De gauche à droite`, rtl: msg`De droite à gauche` };
