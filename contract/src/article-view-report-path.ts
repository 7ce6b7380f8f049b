/**
 * The path to which the browser reports an article view that needed no page request. It has a file of its own so that importing it loads
 * no schema.
 */
export const articleViewReportPath = '/opened/'
