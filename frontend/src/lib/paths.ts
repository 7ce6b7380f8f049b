/** Addresses of this site that are made from data. */
export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`
