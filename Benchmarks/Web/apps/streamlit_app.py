import streamlit as st

state = st.session_state
state.setdefault("clicks", 0)
state.setdefault("beats", -1)


def click():
    state.clicks += 1


# Each part runs alone, which costs less than the whole script.
@st.fragment
def counter():
    st.button("Click", on_click=click)
    st.text(str(state.clicks))


@st.fragment(run_every=1)
def heart():
    state.beats += 1
    st.text(f"{state.beats} beats")


counter()
heart()
