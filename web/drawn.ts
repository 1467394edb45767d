/**
 * Drawings as files: what never changes is drawn once, when the pages are built, and not by every visitor's phone. A component
 * that is imported as `Picture.svelte?drawn=480x320` becomes a picture of that size for light and one for dark; one that a comment
 * of a page names (`<!-- src/app/Emblem.svelte -->`) stands there, drawn.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MADE = `${HERE}node_modules/.cache/dorfplatz-drawings`;
const BRUSHES = `${HERE}src/lobby/pictures/Brush.svelte`;
const TOKENS = `${HERE}src/style/tokens.css`;
const THEMES = ['light', 'dark'] as const;

/** Where a page wants a component to be drawn. */
const NAMED_IN_PAGE = /<!-- (src\/\S+\.svelte) -->/g;
const WANTED = /^(.+)\.svelte\?drawn=(\d+)x(\d+)$/;
/** How a drawing is called inside; a name that ended like a component would be compiled as one. */
const NAMED = /^\0drawn:(.+):(\d+):(\d+)$/;

interface Rendered {
  readonly head: string;
  readonly body: string;
}

export function drawn(): Plugin {
  let easel: Promise<ViteDevServer> | null = null;

  /** Draw a component as the server of a site would. */
  async function drawing(file: string): Promise<Rendered> {
    easel ??= createServer({
      root: HERE,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected' } })],
    });
    const { ssrLoadModule } = await easel;
    const { render } = (await ssrLoadModule('svelte/server')) as {
      render: (component: unknown) => Rendered;
    };
    return render((await ssrLoadModule(file))['default']);
  }

  return {
    name: 'dorfplatz-drawn',
    enforce: 'pre',

    async resolveId(source, importer) {
      const [, name, width, height] = WANTED.exec(source) ?? [];
      if (name === undefined) return null;
      const found = await this.resolve(`${name}.svelte`, importer);
      if (found === null) return null;
      return `\0drawn:${found.id.replace(/\.svelte$/, '')}:${width ?? ''}:${height ?? ''}`;
    },

    async load(id) {
      const [, name, width, height] = NAMED.exec(id) ?? [];
      if (name === undefined) return null;
      const file = `${name}.svelte`;
      this.addWatchFile(file);
      const parts = [await drawing(BRUSHES), await drawing(file)];
      const made = path.relative(`${HERE}src`, name).replaceAll(path.sep, '-').toLowerCase();
      mkdirSync(MADE, { recursive: true });
      for (const theme of THEMES) {
        const text = sheet(parts, `0 0 ${width ?? ''} ${height ?? ''}`, theme);
        writeFileSync(`${MADE}/${made}-${theme}.svg`, text);
      }
      const imports = THEMES.map((theme) => `import ${theme} from '${MADE}/${made}-${theme}.svg';`);
      return `${imports.join('\n')}\nexport default { ${THEMES.join(', ')} };`;
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        const files = [...page.matchAll(NAMED_IN_PAGE)].map(([, file]) => file ?? '');
        const drawings = await Promise.all(files.map((file) => drawing(`${HERE}${file}`)));
        return page.replace(NAMED_IN_PAGE, () => squeezed(drawings.shift()?.body ?? ''));
      },
    },

    async buildEnd() {
      const open = await easel;
      easel = null;
      await open?.close();
    },
  };
}

/** A file of its own: the styles that stood around the drawing stand in it. */
function sheet(parts: readonly Rendered[], box: string, theme: string): string {
  const styles = parts.flatMap(({ head }) =>
    [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style ?? ''),
  );
  const drawing = parts.map(({ body }) => body).join('');
  if (/var\(--/.test(drawing + styles.join(''))) styles.unshift(readFileSync(TOKENS, 'utf8'));
  const whole =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice" data-theme="${theme}">` +
    `<style>${styles.join('')}</style>${drawing}</svg>`;
  return squeezed(whole).replace(/\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
}

/** A drawing without what is there for those who read its source. */
function squeezed(drawing: string): string {
  return drawing
    .replace(/<!--.*?-->|\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
}
