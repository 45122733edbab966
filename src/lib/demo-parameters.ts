/** Parameters that a tab of the demo remembers until an address has one of them. The others only apply to one opening of the page. */
export const TAB_PARAMETERS = ['seed', 'now', 'scenario', 'days', 'allow', 'deny', 'situation'] as const;

/** All parameters of a demo’s address, which the pages themselves do not read. */
export const DEMO_PARAMETERS = [...TAB_PARAMETERS, 'faults', 'role', 'lang', 'replay', 'reset'] as const;
