// Runs before the application and before the first paint, in any browser: so it is old-fashioned on purpose.
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

  // The theme, language and direction chosen last time, so that the page does not change colour as it opens.
  root.setAttribute('data-theme', kept('theme', /^(light|dark)\.[a-z]+$/) || 'light.blue');
  root.lang = kept('currentLanguage', /^(fr|en)$/) || 'fr';
  root.dir = kept('direction', /^(ltr|rtl)$/) || 'ltr';

  // Whoever is signed in sees the shell first, with the menu as it was last shown; the public pages are for the others.
  var isKnown = kept('auth_token', /./) || kept('auth_token', /./, true);
  if (isKnown && !/\/user\//.test(location.pathname)) {
    var isWide = matchMedia('(min-width: 1440px)').matches;
    root.setAttribute(
      'data-inside',
      kept('menu', /^(expanded|compact|icons|hidden)$/) || (isWide ? 'expanded' : 'icons'),
    );
  }

  // The frame goes with the first page. No `:has(main)`: at each change of a page, it would have its checkboxes styled again.
  new MutationObserver(function (changes, observer) {
    if (!document.querySelector('#root main')) return;
    observer.disconnect();
    document.getElementById('frame').remove();
  }).observe(root, { childList: true, subtree: true });

  // A file that the application starts with did not arrive: nothing else is there to say so.
  addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.type === 'module') root.setAttribute('data-unstarted', 'true');
    },
    true,
  );

  // A browser without these (of 2022 and 2023) cannot even read the application: it would show nothing at all.
  if (!Object.hasOwn || !Array.prototype.findLast || typeof structuredClone !== 'function') {
    root.setAttribute('data-unsupported', 'ES2023');
  }
})();
