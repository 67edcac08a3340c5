import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts/fonts.css';
import { language } from './lib/i18n';
import { network } from './lib/offline/network.svelte';
import { settings } from './lib/settings/settings.svelte';

settings.apply();
network.watch();

const target = document.getElementById('app');
if (target)
  void language.start().then(() => {
    mount(App, { target });
    if (import.meta.env.PROD) void import('./lib/offline/start').then(({ startOffline }) => startOffline());
  });
