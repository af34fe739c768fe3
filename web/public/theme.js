// Puts theme, colours, size of text and language on the page before it is first painted; the rest follows with the application.
(function () {
  var root = document.documentElement;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('schlemm') || '{}') || {};
  } catch {
    // No storage: the defaults.
  }
  var theme = chosen.theme;
  if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast')
    theme = matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: light)').matches
        ? 'light'
        : 'dark';
  root.dataset.theme = theme;
  root.dataset.colours = chosen.colours === 2 ? '2' : '4';
  root.dataset.text = String(chosen.text || 100);
  if (typeof chosen.profile === 'string') root.lang = chosen.profile;
  // A browser that can install the page says so once, perhaps before anybody listens.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installer = event;
  });
})();
