import type { Core } from '@strapi/strapi'

/** Returns the SQL function for the position of one text in another, from 1; neither function knows wildcards. */
export const positionIn = (strapi: Core.Strapi) => (strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr')
