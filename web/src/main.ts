import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts/fonts.css';
import { isStaticSite } from './lib/backends/backends.svelte';
import { language } from './lib/i18n';
import { browserTranslation } from './lib/i18n/browser-translation.svelte';
import { whenIdle } from './lib/idle';
import { network } from './lib/offline/network.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings/settings.svelte';

/**
 * Milliseconds until the files for a start without a network are fetched: people who play at once do not wait.
 */
const OFFLINE_AFTER = 4000;

settings.apply();
if (!isStaticSite) network.watch();
browserTranslation.watch(document.body);

/** Loads the page of a table: at once if it is asked for, and otherwise before somebody opens a table. */
const loadTablePage = (): void => void import('./pages/GamePage.svelte').catch(() => {}); // again when it is shown
if (router.page.name === 'table') loadTablePage();

const target = document.getElementById('app');
if (target)
  void language.start().then(() => {
    mount(App, { target });
    whenIdle(loadTablePage, 0);
    if (import.meta.env.PROD)
      whenIdle(
        () =>
          void import('./lib/offline/start').then(
            ({ startOffline }) => startOffline(),
            () => {}, // at the next visit
          ),
        OFFLINE_AFTER,
      );
  });
