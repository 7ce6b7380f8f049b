import { useToaster, type Toast } from 'react-hot-toast/headless'
import { CheckIcon, WarningIcon } from '../ui/icons.tsx'
import styles from './toasts.module.css'

/** How long each kind stays; the library itself keeps at most 20. A loading toast stays until it is replaced. */
const toastSettings = {
  removeDelay: 1000,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
}

/**
 * Where `toast(...)` of react-hot-toast appears. Its own look writes inline styles, which the content policy forbids. They lie upon each other
 * and the newest alone is seen: a pile of them would cover the page. Screen readers hear each.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster(toastSettings)
  const seen = toasts.find(({ visible }) => visible)
  return (
    <div className={styles.toasts} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-visible={toast === seen} {...toast.ariaProps}>
          <ToastIcon type={toast.type} />
          <div>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</div>
        </div>
      ))}
    </div>
  )
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success')
    return (
      <span className={styles.success}>
        <CheckIcon size={18} />
      </span>
    )
  if (type === 'error')
    return (
      <span className={styles.error}>
        <WarningIcon size={18} />
      </span>
    )
  return null
}
