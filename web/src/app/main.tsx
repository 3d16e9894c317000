import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")!).render(<p>Caption Kite</p>);
