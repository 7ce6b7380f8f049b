export { useArticleCards } from '../../api/articles.ts'
