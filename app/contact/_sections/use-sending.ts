import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { type Message, type MessageErrors, type MessageInput, messageSchema } from "@/site/message";
import { type Problem, sendMessage } from "./send-message";
import { typeAgain, typedSince, valuesOf } from "./typed-since";

/** What is said of a message: the line of success, and what happened where it was not sent. */
export type Outcomes = { sentTo: string; problems: Record<Problem, string> };

type State = {
  step: "typing" | "sending" | "sent" | "failed";
  /** What became of the message, beside the button. */
  line?: string;
  hasPopup?: boolean;
  takesFocus?: boolean;
};

/**
 * Checks what was typed, sends it, and tells where that is. What is typed while a message is on its
 * way stays.
 * @param endpoint full address that the message is posted to
 */
export function useSending(endpoint: string, words: Outcomes, errors: MessageErrors) {
  const methods = useForm<MessageInput, unknown, Message>({
    // No default values, so that text typed before hydration stays.
    resolver: zodResolver(messageSchema(errors)),
  });
  const { handleSubmit, reset } = methods;
  const [state, setState] = useState<State>({ step: "typing" });
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const { currentTarget } = event;
    const typed = valuesOf(currentTarget);
    const focused = document.activeElement;
    let sent = false;
    await handleSubmit(
      async (message) => {
        setState({ step: "sending" });
        const problem = await sendMessage(endpoint, message);
        sent = !problem;
        setState({
          step: sent ? "sent" : "failed",
          line: problem ? words.problems[problem] : thanks(words.sentTo, message.firstName),
          hasPopup: true,
          // Not away from somebody who went on.
          takesFocus: document.activeElement === focused && !typedSince(currentTarget, typed).size,
        });
      },
      () => setState({ step: "typing" }),
    )(event);
    // Reset after handleSubmit resolves; earlier, React Hook Form validates the next keystroke.
    if (sent) {
      const next = typedSince(currentTarget, typed);
      flushSync(() => reset());
      typeAgain(next);
    }
    busy.current = false;
  }

  const closePopup = useCallback(() => setState((state) => ({ ...state, hasPopup: false })), []);

  return { methods, state, submit, closePopup };
}

/** The line of success, for now. A name may be written from right to left: it is isolated. */
function thanks(line: string, firstName: string): string {
  const time = new Date().toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
  return line.replace("{time}", time).replace("{firstName}", () => `\u2068${firstName}\u2069`);
}
