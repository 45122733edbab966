// Runs before the application and before the first paint, in any browser: so it is old-fashioned on purpose.
(function () {
  'use strict';
  var root = document.documentElement;

  function kept(key, pattern) {
    try {
      var value = localStorage.getItem(key);
      return value && pattern.test(value) ? value : null;
    } catch (refused) {
      return null;
    }
  }

  // The theme, language and direction chosen last time, so that the page does not change colour as it opens.
  root.setAttribute('data-theme', kept('theme', /^(light|dark)\.[a-z]+$/) || 'light.blue');
  root.lang = kept('currentLanguage', /^(fr|en)$/) || 'fr';
  root.dir = kept('direction', /^(ltr|rtl)$/) || 'ltr';

  // A browser without these (of 2022 and 2023) cannot even read the application: it would show nothing at all.
  if (!Object.hasOwn || !Array.prototype.findLast || typeof structuredClone !== 'function') {
    root.setAttribute('data-unsupported', 'ES2023');
  }
})();
