/**
 * The chunks of small modules that many pages share, by the folders and names of their files. As chunks of their own, which the bundler would make of
 * them, each costs a page a request with its headers (0.9 KB), and is compressed without what the others repeat. The page of a route stands in no
 * list: the server finds its script by the name of its file (server/render/page-assets.ts).
 */
export const chunks: Readonly<Record<string, readonly string[]>> = {
  /** The frame, React, and what the front page and the article share. */
  frame: [
    'src/main',
    'src/ui/(drawing|field|late-hydrated|late-part|load-failed|load-state|notice|section-heading|in-view-part|skeleton|responsive-picture|radio-strip|video-frame|is-hydrated)',
    'src/ui/(rich-text\\.module|drawings/not-found)',
    'src/(lib/browser-store|api/board-updates-path)',
    'contract/src/(names-of|snippet)',
    'src/features/articles/(cards|side-list|article-chart\\.module|article-more\\.module|calculator-promo-card\\.module)',
    'src/features/(calculators/calculator-results\\.module|stories/(story-front|slide-picture)|newsletter/newsletter-block(\\.module)?|accounts/newsletter-form)',
    'src/(features/site-directory/site-directory\\.module|pages/(accounts/newsletter-box|newsletter/newsletter-section))',
  ],
  /** Sums of most calculators and of the front page. */
  sums: [
    'src/features/calculators/(arithmetic/(annuity|finite-results)|tables/running-rounds|charts/year-ends|frame/(result-amount|big-rupees))',
    'src/(lib/(money|plain-key|rounding)|ui/spoken-result)',
  ],
  lists: ['contract/src/(topics|subcategories)', 'src/(api/stories|features/(articles/(feed|topic-page-path)|stories/story-link)|ui/pager)'],
  /** Lists of a part: a topic, a tag, a search. */
  filters: ['src/features/articles/(feed-skeleton|topic-place|feed-filters)'],
  /** Texts and addresses of articles, and what sends and shares them. */
  pieces: [
    'contract/src/(faqs|rich-text-policy|plain-text-html|term-marks|search-types)',
    'src/(lib/html-text|api/(articles|name-of-key)|ui/(badge|rich-text|share-button|use-transient-outcome))',
    'src/(features/articles/(article-sections|description-html|section-id)|lib/search-text)',
  ],
  'article-late': ['src/(features/articles/(article-contents|article-chart|faq-(accordion|items|list-items)|question-blocks)|pages/article/more-of)'],
  document: ['src/(ui/(document-page|breadcrumb)|pages/calculators/calculator-trails)'],
  forms: ['src/(ui/(form|form-state|message|password-field|textarea-field)|api/(refusal-of|use-write))'],
  accounts: [
    'src/(features/accounts/(account-screen|api|google-notice|google-sign-in|missing-fields|navigation-state)|pages/accounts/session-redirects)',
  ],
  /** The frame of the desk, and what a media file's page shares with its late crop editor. */
  'desk-frame': ['src/(pages/dashboard/desk-frame|features/dashboard/media/(number-field|media-crop\\.module))'],
  /** Inputs, result and frame of every calculator. */
  inputs: [
    'src/features/calculators/(definition/shown-results|inputs/(number-field|use-calculator-input|value-texts))',
    'src/features/calculators/(frame/(calculator-frame|result-list|ways)|links/read-link|scenarios/compared-row|charts/short-rupees|what-ifs/difference-texts)',
    'src/lib/(india-clock|round-parts)',
  ],
  /** The definitions of calculators, and their page. */
  definition: [
    'src/(features/calculators/(calculator-definitions|definition/(calculator|compare-input|calculator-view|field-labels))|pages/calculators/(calculator-document|register-page))',
  ],
  /** Fields of definitions, which official figures need without the frame. */
  fields: ['src/(features/calculators/definition/(calculator-field|field|read-fields|refusal|result-text)|api/figures)'],
  growth: ['src/features/calculators/(definition/(common-fields|year-rows)|tables/year-name|arithmetic/(investing-month|stepped-contributions))'],
  tax: ['src/features/calculators/income-tax/(both-regimes|old-deductions|tax-on-income|tax-rules)'],
  'tax-late': ['src/features/calculators/income-tax/tax-(workings|pictures|notes)'],
  'salary-late': ['src/features/calculators/salary/salary-(workings|pictures|notes)'],
  register: ['contract/src/figure-on', 'src/features/calculators/(definition/(with-figures|official-figures)|income-tax/(tax-rounding|tax-choices))'],
  pay: ['src/features/calculators/(epf/paid-contribution|hra/hra-results)'],
  /** A loan with its link, which the board knows too. */
  loan: ['src/(features/calculators/loan/(loan-(results|limits|link|parameters)|plan/(loan-plan|plan-rows))|lib/calendar-month)'],
  'loan-definition': ['src/features/calculators/(loan/loan-(definition|fields)|inputs/presets)'],
  /** The engine of a loan's plan, which only late parts need, and the parts that do. */
  'loan-plan': [
    'src/features/calculators/loan/(shown-plan|compare-loan|usual-what-if|repaid-between|plan/(plan-texts|plan-results|plan-course|settled-plan))',
  ],
  'loan-late': ['src/features/calculators/loan/(loan-result-list|loan-workings|loan-charts|loan-course)'],
  deposit: ['src/features/calculators/fixed-deposit/deposit-(fields|results|growth)'],
  credit: ['src/features/calculators/credit/credit-score'],
  metas: ['src/features/calculators/calculator-metas'],
  'current-board': ['src/(pages/calculators/current-board|features/calculators/board/(board-rows|board-updates)|api/board-updates)'],
  /** Parts of a calculator's page below its result, and what they share with the pages of figures. */
  below: [
    'contract/src/figure-page',
    'src/features/figures/shipped-figures-note',
    'src/features/calculators/(frame/workings|charts/(chart-frame|chart-legend|percent-shares|parts-over-years))',
    'src/pages/calculators/accuracy-note',
  ],
  /** Parts of calculators' pages that come alive after the page. */
  'below-late': [
    'src/features/calculators/(frame/(link-notes|frame-actions|calculator-notes)|links/(note-texts|copy-text)|what-ifs/what-if-line|definition/calculator-pictures)',
    'src/features/calculators/(scenarios/(scenario-file|kept-comparison)|tables/(table-section|table-csv))',
    'src/features/calculators/inputs/(undo-note|example-note|amount-rows|pasted-rows|choice-strip)',
    'src/pages/calculators/figures-used',
  ],
}

const patterns = Object.entries(chunks).map(([name, files]) => [name, new RegExp(`/(${files.join('|')})\\.`)] as const)

/** Returns the chunk of a module; undefined where the bundler chooses. */
export const chunkOf = (id: string) => patterns.find(([, files]) => files.test(id))?.[0]
