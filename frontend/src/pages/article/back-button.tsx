import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import styles from './back-button.module.css'

/** Back to where the reader came from on this site; without such a place, and without script, to the front page. */
export function BackButton() {
  const navigate = useNavigate()
  const { key } = useLocation()
  // As it was when the article was opened: its contents give this entry of the history another key
  const [isFirstPage] = useState(key === 'default')
  return (
    <ButtonLink
      to="/"
      look="bare"
      className={styles.back}
      onClick={(event) => {
        if (isFirstPage) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <BackIcon size={18} /> <span className={styles.word}>Back</span>
    </ButtonLink>
  )
}
