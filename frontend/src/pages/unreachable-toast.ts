import toast from 'react-hot-toast/headless'

/** Shows a toast when the script of a part of the page could not be loaded. */
export const showUnreachableToast = () => void toast.error('The server could not be reached. Check your connection and try again.')
