import type { Core } from '@strapi/strapi'
import type { NewsroomSettings } from './settings'

export const ownSetting = <Name extends keyof NewsroomSettings>(strapi: Core.Strapi, name: Name): NewsroomSettings[Name] =>
  strapi.plugin('newsroom').config<NewsroomSettings[Name]>(name)

export const kindNamed = (strapi: Core.Strapi, kind: string) => ownSetting(strapi, 'kinds').find((each) => each.kind === kind)
