import type { Core } from '@strapi/strapi'

/** The database's function for where one text begins in another, from 1; neither knows wildcards. */
export const positionIn = (strapi: Core.Strapi) => (strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr')
