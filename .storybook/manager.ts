import { addons } from 'storybook/manager-api';

/** Turns `DateField` and `date-field` into "Date field" for the sidebar. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|-/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

addons.setConfig({ sidebar: { renderLabel: ({ type, name }) => (type === 'component' ? inWords(name) : name) } });
