import { dropToast, toasts } from "../toasts";
import { PartsOf } from "./words";

/** What just happened, in a few words that go away by themselves. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <button key={toast.id} type="button" class="toast" data-tone={toast.tone} onClick={() => dropToast(toast.id)}>
          <span>
            <PartsOf parts={toast.parts} />
          </span>
        </button>
      ))}
    </div>
  );
}
