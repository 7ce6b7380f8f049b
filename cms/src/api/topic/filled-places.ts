import { topics, type Topic } from '@artha/contract/topics'
import type { TopicCard } from '@artha/contract/topic'
import type { Core } from '@strapi/strapi'

interface Place {
  category: string
  /** null: the category as a whole. */
  subcategory: string | null
}

const placesOf = ({ name, parts }: Topic): Place[] => [
  { category: name, subcategory: null },
  ...parts.map((part) => ({ category: name, subcategory: part.name })),
]

const visibleIn = ({ subcategory }: Place) =>
  `select 1 from articles where category = ? ${subcategory === null ? '' : 'and subcategory = ?'} and published_at is not null and publication_date <= ?`

/** Returns the places with a published article. One statement looks into an index once per category and subcategory, however large the archive. */
async function filledPlaces(strapi: Core.Strapi, asked: readonly Topic[], now: Date): Promise<Place[]> {
  const { connection } = strapi.db
  const places = asked.flatMap(placesOf)
  const questions = places.map((place, at) => `select ${at} as place where exists (${visibleIn(place)})`).join(' union all ')
  const bindings = places.flatMap(({ category, subcategory }) => [category, ...(subcategory === null ? [] : [subcategory]), now])
  const rows: { place: number }[] = await connection.select('place').from(connection.raw(`(${questions}) as places`, bindings))
  const filled = new Set(rows.map(({ place }) => place))
  return places.filter((_, at) => filled.has(at))
}

/** Returns those of these topics that have a published article, each with those of its parts that have one. */
export async function filledTopics(strapi: Core.Strapi, now: Date, asked: readonly Topic[] = topics): Promise<TopicCard[]> {
  const places = await filledPlaces(strapi, asked, now)
  const has = (category: string, subcategory: string | null) =>
    places.some((place) => place.category === category && place.subcategory === subcategory)
  return asked
    .filter(({ name }) => has(name, null))
    .map(({ slug, name, parts }) => ({
      slug,
      name,
      parts: parts.filter((part) => has(name, part.name)).map((part) => ({ slug: part.slug, name: part.name })),
    }))
}
