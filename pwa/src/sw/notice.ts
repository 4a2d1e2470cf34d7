/** The notification about a message that the server pushed. */

/** A message that the server encrypted and pushed. */
interface PushMessage {
  /** The first line of the notification. */
  readonly title: string;
  /** The text of the notification, in which `{until}` is replaced with the deadline. */
  readonly body: string;
  /** The deadline (milliseconds). */
  readonly until: number;
  /** The language of title and text. */
  readonly language: string;
  /** A tag that is equal for all messages about the same deadline. */
  readonly tag: string;
  /** The address that is opened by a tap on the notification. */
  readonly url: string;
}

/** The arguments of `showNotification`. */
export interface NotificationArgs {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean };
}

const ICON = "/icons/icon-192.png";

/** Return a deadline as text in a language. The text includes the day, because a person may read the message late. */
function deadlineText(deadline: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(deadline);
}

/** Return the notification for a message. A later message about the same deadline replaces it. */
export function notificationArgsOf(pushMessage: PushMessage): NotificationArgs {
  return {
    title: pushMessage.title,
    options: {
      body: pushMessage.body.replace("{until}", deadlineText(pushMessage.until, pushMessage.language)),
      tag: pushMessage.tag,
      renotify: true,
      icon: ICON,
      badge: ICON,
      data: pushMessage.url,
    },
  };
}
