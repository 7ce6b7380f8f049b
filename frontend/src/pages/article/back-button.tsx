import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../ui/button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import styles from './back-button.module.css'

/** A link back to the previous page of this site. To the front page if there is none, or without JavaScript. */
export function BackButton() {
  const navigate = useNavigate()
  const { key } = useLocation()
  // Remembered from when the article opened, because following its contents gives the history entry another key
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
