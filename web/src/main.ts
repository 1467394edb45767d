import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/contrast.css';

import { mount } from 'svelte';

import { later } from './app/later';
import { renewal } from './app/renewal.svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
// Reading the program and drawing the page are two tasks: a slow phone answers in between.
later(() => {
  mount(App, { target });
  renewal.start();
});
