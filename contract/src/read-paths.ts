/**
 * Where the reads are whose answers are kept: the path, filled in, is what an answer is kept under in the browser and on the
 * server. They stand apart from the table of endpoints because every page loads them; the schemas come with the first request.
 */
export const readPaths = {
  readHome: '/api/home',
  listArticleCards: '/admin/upload?fields=card',
  readArticle: '/admin/upload/{id}',
  readArchive: '/api/archive',
  listStories: '/api/stories',
  readStory: '/api/stories/{id}',
  listFigures: '/api/figures',
  readFigure: '/api/figures/{key}',
  readMetals: '/api/market/metals',
  readRates: '/api/market/rates',
  readBitcoinInEuros: '/api/finance/btc-eur',
  readEtherInRupees: '/api/finance/eth-inr',
  readIntraday: '/api/finance/intraday',
  readPreview: '/api/preview/{id}',
  listDeskArticles: '/api/desk/articles',
  listDeskStories: '/api/desk/stories',
  readDeskSummary: '/api/desk/summary',
  readOpenings: '/api/desk/openings',
  listBin: '/api/desk/bin',
  listFiguresToRead: '/api/desk/figures',
  me: '/auth/me',
  listSessions: '/auth/sessions',
  listUsers: '/auth/admin/users',
} as const
