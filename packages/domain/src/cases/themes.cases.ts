import type { ThemeInput } from '../theme/compute-theme.ts';

/** The three brands of the design reference, each with its expected style sheet. */
type GoldenTheme = { brand: string; input: ThemeInput; css: string };

export const goldenThemes: readonly GoldenTheme[] = [
  {
    brand: 'Brasa & Pan',
    input: {
      brandPrimary: '#b93418',
      brandSecondary: '#f2a93b',
      fonts: {
        body: 'Figtree',
        categoryBar: 'Figtree',
        subtitle: 'Figtree',
        title: 'Bricolage Heavy',
      },
      darkScheme: false,
      paper: {
        page: '#fdf3e4',
        surface: '#fffdf9',
        sunk: '#f8ead6',
        header: '#fdf3e4',
        ink: '#2a150c',
      },
    },
    css: ':root{--brand-primary:#b93418;--brand-secondary:#f2a93b;--accent:#b93418;--on-accent:#ffffff;--accent-hover:#a72f16;--accent-press:#942a13;--accent-ink:#b63014;--accent-soft:#f9ebe5;--support:#f2a93b;--on-support:#2a150c;--support-soft:#fcebcf;--support-ink:#915f05;--page:#fdf3e4;--surface:#fffdf9;--surface-sunk:#f8ead6;--header:#fdf3e4;--on-header:#2a150c;--on-header-quiet:#7a695e;--ink:#2a150c;--ink-quiet:#756356;--line:#e5e1dd;--line-strong:#8d837c;--ok:#1b7a43;--bad:#c0281e;--warn:#9a5b00;--focus:#1a4fd6;--focus-on-header:#1a4fd6;--header-field:#f8ead6;--on-header-field:#2a150c;--on-header-field-quiet:#786659;--ok-on-header:#1b7a43;--thread:#0468a3;--font-body:"Figtree","Figtree as Arial","Figtree as Roboto";--font-category-bar:"Figtree","Figtree as Arial","Figtree as Roboto";--font-subtitle:"Figtree","Figtree as Arial","Figtree as Roboto";--font-title:"Bricolage Heavy","Bricolage Heavy as Arial","Bricolage Heavy as Roboto"}\n',
  },
  {
    brand: 'Murasaki',
    input: {
      brandPrimary: '#6a3d8f',
      brandSecondary: '#ff9470',
      fonts: { body: 'Hanken Grotesk', categoryBar: 'Jost', subtitle: 'Jost', title: 'Jost' },
      darkScheme: false,
      paper: {
        page: '#fbfafb',
        surface: '#ffffff',
        sunk: '#f2eff3',
        header: '#1d1424',
        ink: '#1f1825',
      },
    },
    css: ':root{--brand-primary:#6a3d8f;--brand-secondary:#ff9470;--accent:#6a3d8f;--on-accent:#ffffff;--accent-hover:#5f3781;--accent-press:#553172;--accent-ink:#6a3d8f;--accent-soft:#f2eef5;--support:#ff9470;--on-support:#1f1825;--support-soft:#ffe7e0;--support-ink:#b04d2a;--page:#fbfafb;--surface:#ffffff;--surface-sunk:#f2eff3;--header:#1d1424;--on-header:#ffffff;--on-header-quiet:#a9a6ac;--ink:#1f1825;--ink-quiet:#6c6770;--line:#e4e3e5;--line-strong:#88858b;--ok:#1b7a43;--bad:#c0281e;--warn:#9a5b00;--focus:#1a4fd6;--focus-on-header:#ffffff;--header-field:#342c3a;--on-header-field:#ffffff;--on-header-field-quiet:#b2afb4;--ok-on-header:#6ac286;--thread:#0c764a;--font-body:"Hanken Grotesk","Hanken Grotesk as Arial","Hanken Grotesk as Roboto";--font-category-bar:"Jost","Jost as Arial","Jost as Roboto";--font-subtitle:"Jost","Jost as Arial","Jost as Roboto";--font-title:"Jost","Jost as Arial","Jost as Roboto"}\n',
  },
  {
    brand: 'El Comal de Chabela',
    input: {
      brandPrimary: '#1a6450',
      brandSecondary: '#f0b429',
      fonts: {
        body: 'Nunito Sans',
        categoryBar: 'Nunito Sans',
        subtitle: 'Nunito Sans',
        title: 'Fraunces Soft',
      },
      darkScheme: false,
      paper: {
        page: '#fbf7ee',
        surface: '#fffefb',
        sunk: '#f3ecdd',
        header: '#fbf7ee',
        ink: '#2b2118',
      },
    },
    css: ':root{--brand-primary:#1a6450;--brand-secondary:#f0b429;--accent:#1a6450;--on-accent:#ffffff;--accent-hover:#175a48;--accent-press:#155040;--accent-ink:#1a6450;--accent-soft:#eaf0ec;--support:#f0b429;--on-support:#2b2118;--support-soft:#fceecd;--support-ink:#8c6607;--page:#fbf7ee;--surface:#fffefb;--surface-sunk:#f3ecdd;--header:#fbf7ee;--on-header:#2b2118;--on-header-quiet:#776f66;--ink:#2b2118;--ink-quiet:#6e655b;--line:#e6e3e0;--line-strong:#88837d;--ok:#1b7a43;--bad:#c0281e;--warn:#9a5b00;--focus:#1a4fd6;--focus-on-header:#1a4fd6;--header-field:#f3ecdd;--on-header-field:#2b2118;--on-header-field-quiet:#71685d;--ok-on-header:#1b7a43;--thread:#af2934;--font-body:"Nunito Sans","Nunito Sans as Arial","Nunito Sans as Roboto";--font-category-bar:"Nunito Sans","Nunito Sans as Arial","Nunito Sans as Roboto";--font-subtitle:"Nunito Sans","Nunito Sans as Arial","Nunito Sans as Roboto";--font-title:"Fraunces Soft","Fraunces Soft as Arial","Fraunces Soft as Roboto"}\n',
  },
];
