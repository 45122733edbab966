// Runs before the application and the first paint, in any browser: so it is old-fashioned on purpose.
(function () {
  'use strict';
  var root = document.documentElement;

  function kept(key, pattern, ofTab) {
    try {
      var value = (ofTab ? sessionStorage : localStorage).getItem(key);
      return value && pattern.test(value) ? value : null;
    } catch (refused) {
      return null;
    }
  }

  // The theme, language and direction chosen last time, before anything is painted.
  root.setAttribute('data-theme', kept('theme', /^(light|dark)\.[a-z]+$/) || 'light.blue');
  root.lang = kept('currentLanguage', /^(fr|en)$/) || 'fr';
  root.dir = kept('direction', /^(ltr|rtl)$/) || 'ltr';

  // Whoever is signed in sees the shell first, with its menu as last shown.
  var isKnown = kept('auth_token', /./) || kept('auth_token', /./, true);
  if (isKnown && !/\/user\//.test(location.pathname)) {
    root.setAttribute(
      'data-inside',
      kept('menu', /^(expanded|compact|icons|hidden)$/) ||
        (matchMedia('(min-width: 1440px)').matches ? 'expanded' : 'icons'),
    );
  }

  // Hides #frame.
  new MutationObserver(function () {
    if (!document.querySelector('main')) return;
    root.setAttribute('data-started', 'true');
    this.disconnect();
  }).observe(root, { childList: true, subtree: true });

  // A file that the application starts with did not arrive: nothing else says so.
  addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.type === 'module') root.setAttribute('data-unstarted', 'true');
    },
    true,
  );

  // A browser without these (of 2022 and 2023) cannot even read the application.
  if (!Object.hasOwn || !Array.prototype.findLast || typeof structuredClone !== 'function') {
    root.setAttribute('data-unsupported', 'ES2023');
  }
})();
