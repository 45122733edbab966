import { computeAccessibleName } from 'dom-accessibility-api';
import { collapseSpaces, isNamed, REPLAY_ROLES, type ReplayRole } from '#demo/replay.ts';

/** Selectors of elements that have a role without a `role` attribute. */
const NATIVE: Readonly<Partial<Record<ReplayRole, string>>> = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  textbox:
    'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="password"], input[type="tel"]',
};

const selectorOf = (role: ReplayRole): string =>
  [`[role="${role}"]`, ...(NATIVE[role]?.split(', ').map((native) => `${native}:not([role])`) ?? [])].join(', ');

/** The demo's own controls, which steps never refer to. */
const OWN = '[data-demo]';

const isThere = (element: HTMLElement): boolean =>
  element.closest(`${OWN}, [aria-hidden="true"], [inert]`) === null && element.getClientRects().length > 0;

const nameOf = (element: Element): string => computeAccessibleName(element);

interface Target {
  readonly role: ReplayRole;
  readonly name: string;
  readonly nth?: number;
}

const all = (role: ReplayRole, name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selectorOf(role))].filter(
    (element) => isThere(element) && isNamed(role, nameOf(element), name),
  );

/** The element of a step, if it is on the page. */
export const found = ({ role, name, nth = 0 }: Target): HTMLElement | undefined => all(role, name)[nth];

/** The innermost element that contains a text. */
export function elementWithText(text: string): HTMLElement | undefined {
  const words = collapseSpaces(text);
  const says = (element: HTMLElement) => isThere(element) && collapseSpaces(element.textContent).includes(words);
  return collapseSpaces(document.body.textContent).includes(words)
    ? [...document.querySelectorAll<HTMLElement>('body *')].findLast(says)
    : undefined;
}

/** Describes the nearest element with a role around an event's target; null if there is none or it is the demo's own. */
export function targetOf(touched: EventTarget | null): Target | null {
  if (!(touched instanceof Element) || touched.closest(OWN)) return null;
  const control = touched.closest('label')?.control ?? touched;
  for (let element: Element | null = control; element; element = element.parentElement) {
    const place: Element = element;
    const role = REPLAY_ROLES.find((one) => TOUCHED.has(one) && place.matches(selectorOf(one)));
    if (role) return named(place, role);
  }
  return null;
}

/** Roles that can be the target of an action. */
const TOUCHED: ReadonlySet<ReplayRole> = new Set(
  REPLAY_ROLES.filter((role) => !['alert', 'dialog', 'heading'].includes(role)),
);

function named(element: Element, role: ReplayRole): Target {
  const name = collapseSpaces(nameOf(element)).slice(0, LENGTH);
  const nth = all(role, name).findIndex((one) => one === element);
  return { role, name, ...(nth > 0 && { nth }) };
}

/** Maximum length of a recorded name. */
const LENGTH = 80;
