/** What a message from the server says, as the phone shows it. */

/** A message as the server encrypts it: `until` is in milliseconds, `language` that of its words. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly until: number;
  readonly language: string;
  readonly tag: string;
  readonly url: string;
}

export interface Notice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean };
}

const ICON = "/icons/icon-192.png";

/** When it is, as the language of the message writes times: with the day, since a message may be read late. */
function shownTime(until: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(until);
}

/** The notification for a message. A later one about the same deadline takes its place. */
export function noticeOf(pushed: Pushed): Notice {
  return {
    title: pushed.title,
    options: {
      body: pushed.body.replace("{until}", shownTime(pushed.until, pushed.language)),
      tag: pushed.tag,
      renotify: true,
      icon: ICON,
      badge: ICON,
      data: pushed.url,
    },
  };
}
